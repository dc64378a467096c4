import { EyesUnavailable } from '../eyes-unavailable.ts';
import type { Network } from './network.ts';
import { probe } from './probe.ts';

/** A runtime for the network on this machine. */
export interface RuntimeOption {
  readonly name: 'native' | 'web';
  open(): Promise<Network>;
}

export interface OpenNetwork {
  readonly runtime: RuntimeOption['name'];
  readonly network: Network;
}

/**
 * Opens a network with so many maps in the first runtime that works. Throws EyesUnavailable with every reason
 * if none does.
 */
export async function openNetwork(
  runtimes: readonly RuntimeOption[],
  maps?: number,
): Promise<OpenNetwork> {
  const reasons: string[] = [];
  for (const option of runtimes) {
    try {
      return { runtime: option.name, network: await opened(option, maps) };
    } catch (error) {
      reasons.push(`${option.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new EyesUnavailable(
    `The network that finds hoops, people and balls does not run on this machine. Install the packages again (\`npm ci\`). ${reasons.join(' ')}`,
  );
}

async function opened(option: RuntimeOption, maps: number | undefined): Promise<Network> {
  const network = await option.open();
  try {
    await probe(network, maps);
    return network;
  } catch (error) {
    await network.close();
    throw error;
  }
}
