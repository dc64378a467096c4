import type { RequestListener } from 'node:http';
import { t } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { readerLanguage } from '../auth/reader-language.ts';
import { plainPage, STYLESHEET, STYLESHEET_PATH } from '../http/plain-page.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/** Valid values of a `Host` header: nothing else gets into the page. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

const page = (address: string) =>
  plainPage(
    t('Use the secure address'),
    `<p>${escapeHtml(t('This page was loaded over plain http. Browsers only allow the camera and offline storage on pages loaded over https.'))}</p>
<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>
<p>${escapeHtml(t('Your browser will warn once that it does not know who made the certificate: this machine did. Choose “Advanced” or “Show details”, then go on.'))}</p>`,
  );

/** Answers plain http on the port of the local network: why https is needed, and its address. */
export const comeByHttps: RequestListener = (request, reply) => {
  const { host = '' } = request.headers;
  const isStylesheet = request.url === STYLESHEET_PATH;
  const path = request.url?.startsWith('/') === true ? request.url : '/';
  const type = isStylesheet ? 'text/css' : 'text/html';
  reply.writeHead(isStylesheet ? 200 : 426, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'none'; style-src 'self'",
    'cache-control': 'no-store',
    upgrade: 'TLS/1.2',
    connection: 'close',
  });
  if (isStylesheet) reply.end(STYLESHEET);
  else if (HOST.test(host)) {
    const language = readerLanguage({ url: path, headers: request.headers });
    reply.end(inLanguage(language, () => page(`https://${host}${path}`)));
  } else reply.end();
};
