import * as contract from '@hooplog/contract';
import type { FastifyReply } from 'fastify';
import { presentSelf } from '../present-self.ts';
import type { AppContext } from '../../services/context.ts';
import { openPhoto } from '../../services/photos/open-photo.ts';
import { removePhoto, setPhoto } from '../../services/photos/set-photo.ts';
import type { User } from '../../services/users/find-user.ts';
import { UPLOAD_LIMIT } from '../rate-limits.ts';
import { takeUpload } from '../raw-upload.ts';
import type { RegisterRoute } from '../route.ts';
import { sendMedia } from '../send-media.ts';

/** The address of a picture never changes its content; only the viewer's own browser may cache it. */
const A_YEAR = 'private, max-age=31536000, immutable';

export function photoRoutes(route: RegisterRoute, context: AppContext): void {
  route(
    contract.setPhoto,
    async ({ user, request }) => {
      let saved: User = user;
      await takeUpload(request, async (upload) => {
        saved = await setPhoto(context, user, upload);
      });
      return presentSelf(context, saved);
    },
    { rawBody: true, limit: UPLOAD_LIMIT },
  );

  route(contract.removePhoto, async ({ user }) =>
    presentSelf(context, await removePhoto(context, user)),
  );

  route(contract.getPhoto, async ({ params, request, reply }): Promise<FastifyReply> => {
    const photo = await openPhoto(context, params.id);
    return sendMedia(request, reply, photo, A_YEAR);
  });
}
