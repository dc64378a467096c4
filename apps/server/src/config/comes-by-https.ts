import type { Config } from './config.ts';

/** Whether every browser comes by https: cookies are then for nothing else. */
export const comesByHttps = ({ publicUrl, lan }: Config): boolean =>
  lan || publicUrl?.startsWith('https:') === true;
