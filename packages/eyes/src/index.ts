export { EyesUnavailable } from './eyes-unavailable.ts';
export type { Maps, Network } from './runtimes/network.ts';
export { EYES_SETTINGS, type EyesSettings, networkEyes } from './network-eyes.ts';
