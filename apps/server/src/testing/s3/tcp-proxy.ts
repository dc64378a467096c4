import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Faults of one connection to a server. */
interface Fault {
  /** Sends this answer instead of the server's. */
  readonly answer?: string;
  /** Cuts the connection after this many bytes to the server … */
  readonly cutRequestAfter?: number;
  /** … or from it. */
  readonly cutAnswerAfter?: number;
  /** Stops forwarding after this many bytes from the server. */
  readonly silentAfter?: number;
  /** Delay of each packet in milliseconds. */
  readonly slowBy?: number;
  /** Flips a bit in the byte at this offset of the request. */
  readonly flipByteAt?: number;
}

export interface TcpProxy {
  readonly port: number;
  /** Called for each new connection; without a fault it is forwarded. */
  onConnection: () => Fault;
  /** Number of connections so far. */
  connections: number;
  close(): void;
}

function handle(client: Socket, upstream: Socket, fault: Fault): void {
  const end = () => {
    client.destroy();
    upstream.destroy();
  };
  for (const socket of [client, upstream]) socket.on('error', end);
  void pass(client, upstream, fault, fault.cutRequestAfter, end).catch(end);
  void pass(upstream, client, fault, fault.cutAnswerAfter, end).catch(end);
  async function pass(
    from: Socket,
    to: Socket,
    { slowBy = 0, flipByteAt, silentAfter }: Fault,
    cutAfter: number | undefined,
    cut: () => void,
  ) {
    let passed = 0;
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (slowBy > 0) await delay(slowBy);
      const place = from === client && flipByteAt !== undefined ? flipByteAt - passed : -1;
      if (place >= 0 && place < chunk.length) chunk.writeUInt8(chunk.readUInt8(place) ^ 1, place);
      passed += chunk.length;
      if (cutAfter !== undefined && passed > cutAfter) {
        cut();
        return;
      }
      if (from === upstream && silentAfter !== undefined && passed > silentAfter) continue;
      if (!to.write(chunk)) await once(to, 'drain');
    }
    to.end();
  }
}

/** A proxy in front of a server that fails like networks and servers do. */
export async function startTcpProxy(to: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(to);
  const server = createServer((client) => {
    proxy.connections += 1;
    const fault = proxy.onConnection();
    const { answer } = fault;
    if (answer === undefined) {
      handle(client, connect(Number(port), hostname), fault);
      return;
    }
    client.on('error', () => undefined).resume();
    client.once('data', () => client.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    onConnection: () => ({}),
    connections: 0,
    close: () => server.close(),
  };
  return proxy;
}
