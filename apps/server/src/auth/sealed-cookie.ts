import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../services/context.ts';
import { cookieName, cookieOptions } from './cookie-options.ts';

interface SealedCookie<T> {
  read(context: AppContext, request: FastifyRequest): T | null;
  write(context: AppContext, reply: FastifyReply, value: T): void;
  /** Deletes the cookie if the browser has it. */
  clear(context: AppContext, request: FastifyRequest, reply: FastifyReply): void;
}

/** The signature includes the name: the content of one cookie is not valid in another. */
const signature = (secret: string, name: string, content: string) =>
  createHmac('sha256', secret).update(`cookie\n${name}\n${content}`).digest();

function unsealed(secret: string, name: string, text: string | undefined): string | null {
  const [content = '', given = ''] = (text ?? '').split('.', 2);
  const expected = signature(secret, name, content);
  const sent = Buffer.from(given, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? content : null;
}

/** Content of a cookie with its expiry time. */
interface Envelope {
  readonly until: number;
  readonly value: unknown;
}

/** A request that is refused early has no parsed cookies: null, whatever the type says. */
const sentCookie = (request: FastifyRequest, name: string): string | undefined =>
  (request as { readonly cookies: FastifyRequest['cookies'] | null }).cookies?.[name];

/**
 * A short-lived signed value stored in the browser: it cannot be altered, and expires after `lifetimeMs`. Its
 * owner can read it, so it must not hold our secrets.
 */
export function sealedCookie<S extends z.ZodType>(
  name: string,
  schema: S,
  lifetimeMs: number,
): SealedCookie<z.output<S>> {
  const nameFor = ({ config }: AppContext) => cookieName(config, name);
  return {
    read(context, request) {
      const text = sentCookie(request, nameFor(context));
      const content = unsealed(context.secret, name, text);
      if (content === null) return null;
      const { until, value } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Envelope;
      return until > context.now().getTime() ? schema.parse(value) : null;
    },
    write(context, reply, value) {
      const envelope: Envelope = { until: context.now().getTime() + lifetimeMs, value };
      const content = Buffer.from(JSON.stringify(envelope)).toString('base64url');
      const seal = signature(context.secret, name, content).toString('base64url');
      const maxAge = lifetimeMs / 1000;
      reply.setCookie(nameFor(context), `${content}.${seal}`, {
        ...cookieOptions(context.config),
        maxAge,
      });
    },
    clear(context, request, reply) {
      const sent = nameFor(context);
      if (sentCookie(request, sent) !== undefined)
        reply.clearCookie(sent, cookieOptions(context.config));
    },
  };
}
