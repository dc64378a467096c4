/** Written by the build: translations of the server's phrases, by their English pattern. */
declare module 'virtual:hooplog-phrases' {
  import type { Values } from '@hooplog/language';

  const phrases: Readonly<Partial<Record<string, (values: Values) => string>>>;
  export default phrases;
}
