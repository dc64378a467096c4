/** Written by the build: what the server may send, by its English pattern. */
declare module 'virtual:hooplog-phrases' {
  import type { Values } from '@hooplog/language';

  const phrases: Readonly<Partial<Record<string, (values: Values) => string>>>;
  export default phrases;
}
