import { Readable } from 'node:stream';
import * as contract from '@hooplog/contract';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../services/context.ts';
import { exportCsv, exportJson } from '../../services/own-data/export-data.ts';
import { receiveImport } from '../../services/own-data/receive-import.ts';
import { IMPORT_LIMIT } from '../rate-limits.ts';
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
    async ({ user, request }) => {
      let counts = { added: 0, known: 0 };
      await takeUpload(request, async (upload) => {
        counts = await receiveImport(context, user.id, upload);
      });
      return counts;
    },
    { rawBody: true, limit: IMPORT_LIMIT },
  );
}
