import { fileURLToPath } from 'node:url';

/**
 * Eyes that learned nothing from the development clips (first round of `training/run.sh`): what is measured on
 * those by them is measured on courts that they do not know. The shipped eyes went on with the clips.
 */
export const LEFT_OUT_EYES = fileURLToPath(new URL('../../left-out-eyes/', import.meta.url));
