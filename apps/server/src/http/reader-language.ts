import { isLanguage, type Language, SOURCE_LANGUAGE } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';

/** Placeholder until merged. */
export function readerLanguage(request: FastifyRequest): Language {
  const cookie = /(?:^|;\s*)hooplog_language=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (cookie !== undefined && isLanguage(cookie)) return cookie;
  const asked = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return asked.find(isLanguage) ?? SOURCE_LANGUAGE;
}
