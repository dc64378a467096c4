import { Readable } from 'node:stream';
import * as contract from '@hooplog/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../../services/context.ts';
import { exportCsv, exportJson } from '../../services/own-data/export-data.ts';
import { importData } from '../../services/own-data/import-data.ts';
import { readCsv } from '../../services/own-data/read-csv.ts';
import type { RegisterRoute } from '../route.ts';

/** Bytes of an import: years of daily workouts with every single shot. */
const IMPORT_LIMIT = 32 * 1024 * 1024;

function sendFile(reply: FastifyReply, type: string, content: AsyncIterable<string>): FastifyReply {
  const name = type === 'text/csv' ? 'hooplog.csv' : 'hooplog.json';
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content));
}

/** A CSV file in the form of an export in JSON, under the same rules. */
function fromCsv(csv: string): contract.OwnData {
  const parsed = contract.ownDataSchema
    .pick({ workouts: true, manualWorkouts: true })
    .safeParse(readCsv(csv));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message = `${issue?.path.join('.') ?? 'csv'}: ${issue?.message ?? 'Invalid input'}`;
    throw new AppError('validation_failed', message, { fields: { csv: message } });
  }
  const nothing = { profile: {}, goals: [], achievements: [], exportedAt: '' };
  return {
    format: contract.EXPORT_FORMAT,
    version: contract.EXPORT_VERSION,
    ...nothing,
    ...parsed.data,
  };
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
    ({ user, body }) => importData(context, user, 'csv' in body ? fromCsv(body.csv) : body),
    { bodyLimit: IMPORT_LIMIT },
  );
}
