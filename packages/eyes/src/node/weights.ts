import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { EyesUnavailable } from '../eyes-unavailable.ts';
import { AS_SEEN, type HoopOdds } from '../output/hoop-odds.ts';

const HOW_TO_MEND = 'Bring both files from one commit: `git checkout -- packages/eyes/weights`.';

/** `eyes` sees hoops, people and balls; `hoops`, if present, sees hoops better; `lines` those of courts. */
type Name = 'eyes' | 'hoops' | 'lines';

export const hasWeights = (folder: URL, name: Name): boolean =>
  existsSync(new URL(`${name}.onnx`, folder));

/** The JSON file beside a network's ONNX file. */
interface NetworkCard {
  readonly sha256: string;
  /** Missing if the network does not see hoops, or was never measured. */
  readonly odds?: HoopOdds;
}

export interface Weights {
  readonly weights: Uint8Array;
  readonly odds: HoopOdds;
}

/**
 * The bytes of a network's ONNX file and the calibration of its odds, if the JSON file beside it describes this file.
 * @param folder address of the folder; ends with a slash
 */
export function readWeights(folder: URL, name: Name): Weights {
  const weights = read(folder, `${name}.onnx`);
  const { sha256, odds = AS_SEEN } = cardOf(read(folder, `${name}.json`).toString());
  if (createHash('sha256').update(weights).digest('hex') === sha256) return { weights, odds };
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

function cardOf(json: string): Partial<NetworkCard> {
  try {
    return (JSON.parse(json) ?? {}) as Partial<NetworkCard>;
  } catch {
    return {};
  }
}
