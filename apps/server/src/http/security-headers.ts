import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { comesByHttps } from '../config/comes-by-https.ts';
import type { Config } from '../config/config.ts';

/**
 * Everything is loaded from this origin: no inline scripts or styles, and no eval. WebAssembly may be
 * compiled because the network that counts shots on the player's device runs in it.
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

/** JSON that is opened on its own is shown as text. */
const POLICY_OF_JSON = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Only our own pages may use camera and microphone; frames may not, and nobody may use geolocation. */
const PERMISSIONS_POLICY = 'camera=(self), microphone=(self), geolocation=()';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers JSON, which browsers do not render as a page. */
    isJson?: boolean;
  }
}

function ofAll(config: Config) {
  return {
    crossOriginEmbedderPolicy: false,
    // Not with a self-signed certificate: browsers would then not let users bypass their warning.
    strictTransportSecurity:
      comesByHttps(config) && !config.lan ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    // Fastify does not send this header anyway.
    xPoweredBy: false,
  } satisfies HelmetOptions;
}

function ofDocuments(config: Config): HelmetOptions {
  const https = comesByHttps(config);
  return {
    ...ofAll(config),
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Without https, browsers ignore these headers and log warnings.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    frameguard: { action: 'deny' },
  };
}

const ofJson = (config: Config): HelmetOptions => ({
  ...ofAll(config),
  contentSecurityPolicy: { useDefaults: false, directives: POLICY_OF_JSON },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/**
 * Sets the headers of every answer. JSON gets only those that browsers respect with it: headers are sent
 * uncompressed with even the smallest answers, which pages request all the time. Built once.
 */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const [setForDocument, setForJson] = [helmet(ofDocuments(config)), helmet(ofJson(config))];
  app.addHook('onRequest', (request, reply, done) => {
    const next = () => {
      done();
    };
    if (request.routeOptions.config.isJson === true) {
      setForJson(request.raw, reply.raw, next);
      return;
    }
    reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY);
    setForDocument(request.raw, reply.raw, next);
  });
}

/** Headers that only matter for documents; browsers ignore them with scripts, styles and fonts. */
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

/**
 * The policy for workers, which comes with the worker's own script: the parts of the pages' policy that it
 * needs.
 */
const WORKER_POLICY = [
  "default-src 'none'",
  `script-src ${scriptSrc.join(' ')}`,
  `connect-src ${connectSrc.join(' ')}`,
  `worker-src ${workerSrc.join(' ')}`,
].join(';');

/** Reduces the headers of page assets: a page loads up to thirty, and headers are sent uncompressed. */
export function keepAssetHeaders(reply: FastifyReply): void {
  for (const name of HEADERS_OF_DOCUMENTS) reply.raw.removeHeader(name);
  reply.raw.setHeader('content-security-policy', WORKER_POLICY);
}
