import { Readable } from 'node:stream';
import * as contract from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { presentImport } from '../../presenters/imports.ts';
import type { AppContext } from '../../services/context.ts';
import { exportCsv, exportJson } from '../../services/own-data/export-data.ts';
import { untilImported } from '../../services/own-data/await-import.ts';
import { listImports, ownImport } from '../../services/own-data/import-rows.ts';
import { previewImport } from '../../services/own-data/preview-import.ts';
import { receiveImport } from '../../services/own-data/receive-import.ts';
import { hangUpSignal } from '../event-stream.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { acceptedForLater, prefersAsync } from '../respond-async.ts';
import { IMPORT_LIMIT, PREVIEW_LIMIT } from '../rate-limits.ts';
import { takeUpload } from '../raw-upload.ts';
import type { RegisterRoute } from '../route.ts';

function sendFile(reply: FastifyReply, type: string, content: AsyncIterable<string>): FastifyReply {
  const name = type === 'text/csv' ? 'hooplog.csv' : 'hooplog.json';
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content));
}

export function ownDataRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.exportJson, ({ user, reply }) =>
    sendFile(reply, 'application/json', exportJson(context, user)),
  );

  route(contract.exportCsv, ({ user, reply }) =>
    sendFile(reply, 'text/csv', exportCsv(context, user)),
  );

  route(
    contract.importData,
    async ({ user, request, reply, query }) => {
      const { id, ...received } = await takeUpload(request, (upload) =>
        receiveImport(context, user, upload, { ...query, idempotencyKey: idempotencyKey(request) }),
      );
      if (prefersAsync(request))
        return acceptedForLater(reply, `/api/imports/${id}`, presentImport({ id, ...received }));
      const row = await untilImported(context, user.id, id, hangUpSignal(reply));
      if (row.state === 'failed') throw stopped();
      return presentImport(row);
    },
    { rawBody: true, limit: IMPORT_LIMIT },
  );

  route(
    contract.previewImport,
    ({ user, request, query }) =>
      takeUpload(request, (upload) => previewImport(context, user, upload, query)),
    { rawBody: true, limit: PREVIEW_LIMIT },
  );

  route(contract.listImports, async ({ user }) =>
    (await listImports(context, user.id)).map(presentImport),
  );

  route(contract.getImport, async ({ user, params }) =>
    presentImport(await ownImport(context, user.id, params.id)),
  );
}

const stopped = () =>
  new AppError(
    'internal',
    phrase(
      'The import stopped partway. What it added stays; import the file again to add the rest.',
    ),
  );
