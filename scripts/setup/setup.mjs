import { ensureBrowser } from './browser.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { alone } from './lock.mjs';
import { ensureNode } from './node.mjs';
import { ensurePackages } from './packages.mjs';
import { ensureWeb } from './web.mjs';

/**
 * Prepares a fresh checkout. Finished steps cost only a check.
 * @param {{web?: boolean, browser?: boolean}} needs of this command, besides Node, packages and ffmpeg
 * @returns {Promise<string>} the Node program to run the sources with
 */
export function setUp(needs = {}) {
  return alone(async () => {
    const node = await ensureNode();
    await ensurePackages();
    const results = await Promise.allSettled([
      ensureFfmpeg(),
      needs.web && ensureWeb(node),
      needs.browser && ensureBrowser(node),
    ]);
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return node;
  });
}
