import type { Config } from './config.ts';

/** Whether all browsers use https: cookies are then marked secure. */
export const comesByHttps = ({ publicUrl, lan }: Config): boolean =>
  lan || publicUrl?.startsWith('https:') === true;
