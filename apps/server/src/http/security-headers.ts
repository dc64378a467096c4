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

/** Whoever opens one by itself reads text. */
const POLICY_OF_JSON = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Our own pages film and listen when the player starts that; nothing in a frame of them does, and nobody is located. */
const PERMISSIONS_POLICY = 'camera=(self), microphone=(self), geolocation=()';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers JSON, which no browser shows as a page. */
    isJson?: boolean;
  }
}

function ofAll(config: Config) {
  return {
    crossOriginEmbedderPolicy: false,
    // Not with a certificate of our own: browsers would leave no way past their warning.
    strictTransportSecurity:
      comesByHttps(config) && !config.lan ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    // Fastify does not say what it is.
    xPoweredBy: false,
  } satisfies HelmetOptions;
}

function ofDocuments(config: Config): HelmetOptions {
  const https = comesByHttps(config);
  return {
    ...ofAll(config),
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Browsers ignore it, and say so in the console, where the page is not https.
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
 * Every answer has them, JSON those alone that browsers heed with it: they go out uncompressed with the smallest of answers, which pages ask
 * for all the time. They are made once.
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
