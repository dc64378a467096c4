import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { EndpointRequest, addPasskey, signInByPasskey } from '@hooplog/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

function bytesOf(number: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(number, 0, length);
  return bytes;
}

/** Values that a forged answer claims instead of the true ones. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device has verified its owner. */
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A software authenticator with one passkey: ES256, without attestation, by the WebAuthn specification. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #origin: string;
  #rpId = '';
  #userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  #clientData(
    challenge: string,
    type: string,
    { origin = this.#origin, type: forgedType }: Forgery,
  ) {
    return Buffer.from(
      JSON.stringify({ type: forgedType ?? type, challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData({ rpId = this.#rpId, userVerified = true, ...forged }: Forgery, more: Buffer) {
    const flags =
      USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | (more.length === 0 ? 0 : HAS_CREDENTIAL);
    const counter = bytesOf(forged.counter ?? this.counter, 4);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  }

  #credential(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([
      Buffer.alloc(16),
      bytesOf(this.#id.length, 2),
      this.#id,
      isoCBOR.encode(key),
    ]);
  }

  #named() {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key' as const };
  }

  /** Makes its passkey, like `navigator.credentials.create`. */
  create(
    options: {
      readonly challenge: string;
      readonly rp: { readonly id: string };
      readonly user: { readonly id: string };
    },
    forged: Forgery = {},
  ): EndpointRequest<typeof addPasskey>['body'] {
    this.#rpId = options.rp.id;
    this.#userHandle = options.user.id;
    const authData = this.#authenticatorData(forged, this.#credential());
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]),
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(this.#clientData(options.challenge, 'webauthn.create', forged)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Signs in with it, like `navigator.credentials.get`. */
  get(
    { challenge }: { readonly challenge: string },
    forged: Forgery = {},
  ): EndpointRequest<typeof signInByPasskey>['body'] {
    const clientData = this.#clientData(challenge, 'webauthn.get', forged);
    const data = this.#authenticatorData(forged, Buffer.alloc(0));
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: forged.userHandle ?? this.#userHandle,
      },
    };
  }
}
