import { t } from '@hooplog/language';

/** A device in the player's language: the server stores it in English, as "Safari on iPhone". */
export function deviceName(device: string): string {
  if (device === 'Unknown device') return t('Unknown device');
  const [browser = '', system] = device.split(' on ');
  return system === undefined ? browser : t('{browser} on {system}', { browser, system });
}
