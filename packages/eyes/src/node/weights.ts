import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { EyesUnavailable } from '../eyes-unavailable.ts';

const HOW_TO_MEND = 'Bring both files from one commit: `git checkout -- packages/eyes/weights`.';

/** `eyes` sees hoops, people and balls; `hoops`, where there is one, sees hoops better; `lines` those of courts. */
type Name = 'eyes' | 'hoops' | 'lines';

export const hasWeights = (folder: URL, name: Name): boolean =>
  existsSync(new URL(`${name}.onnx`, folder));

/**
 * The bytes of a network's ONNX file, if it is the file that the JSON file beside it describes.
 * @param folder address of the folder; ends with a slash
 */
export function readWeights(folder: URL, name: Name): Uint8Array {
  const weights = read(folder, `${name}.onnx`);
  const named = sha256Named(read(folder, `${name}.json`).toString());
  if (createHash('sha256').update(weights).digest('hex') === named) return weights;
  throw new EyesUnavailable(
    `The network's weights (${name}.onnx) are not those that ${name}.json describes: the SHA-256 differs. ${HOW_TO_MEND}`,
  );
}

function read(folder: URL, name: string): Buffer {
  try {
    return readFileSync(new URL(name, folder));
  } catch (error) {
    throw new EyesUnavailable(`The network's weights (${name}) cannot be read. ${HOW_TO_MEND}`, {
      cause: error,
    });
  }
}

function sha256Named(json: string): unknown {
  try {
    const card: unknown = JSON.parse(json);
    return typeof card === 'object' && card !== null && 'sha256' in card ? card.sha256 : null;
  } catch {
    return null;
  }
}
