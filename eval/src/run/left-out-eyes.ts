import { fileURLToPath } from 'node:url';

/**
 * Eyes that were not trained on the development clips (first round of `training/run.sh`): for them, the courts
 * of those clips are unseen. The shipped eyes were trained further on the clips.
 */
export const LEFT_OUT_EYES = fileURLToPath(new URL('../../left-out-eyes/', import.meta.url));
