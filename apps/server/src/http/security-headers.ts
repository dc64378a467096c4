import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { comesByHttps } from '../config/comes-by-https.ts';
import type { Config } from '../config/config.ts';

/**
 * Everything comes from this very origin: no inline script or style, and no text becomes script. WebAssembly may be
 * compiled: the network that counts shots on the player's own device runs in it.
 */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  workerSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
};

/** Our own pages film and listen when the player starts that; nothing in a frame of them does, and nobody is located. */
const PERMISSIONS_POLICY = 'camera=(self), microphone=(self), geolocation=()';

function options(config: Config): HelmetOptions {
  const https = comesByHttps(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: CONTENT_SECURITY_POLICY,
    },
    crossOriginEmbedderPolicy: false,
    // Browsers ignore it, and say so in the console, where the page is not https.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    // Not with a certificate of our own: browsers would leave no way past their warning.
    strictTransportSecurity:
      https && !config.lan ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  };
}

/** Every answer has them. They are made once: made for each call they were a twentieth of what a small one costs. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const set = helmet(options(config));
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY);
    set(request.raw, reply.raw, () => {
      done();
    });
  });
}

/** What holds a document; with a script, a style or a font browsers take no notice of it. */
const HEADERS_OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const { scriptSrc, connectSrc, workerSrc } = CONTENT_SECURITY_POLICY;

/** What of the pages’ policy a worker needs: it is held by the one that comes with its own script. */
const WORKER_POLICY = [
  "default-src 'none'",
  `script-src ${scriptSrc.join(' ')}`,
  `connect-src ${connectSrc.join(' ')}`,
  `worker-src ${workerSrc.join(' ')}`,
].join(';');

/** For files that pages are made of: a page has up to thirty, each of whose headers are sent uncompressed. */
export function keepAssetHeaders(reply: FastifyReply): void {
  for (const name of HEADERS_OF_DOCUMENTS) reply.raw.removeHeader(name);
  reply.raw.setHeader('content-security-policy', WORKER_POLICY);
}
