import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** OpenAPI of every route that is registered after this, as a page and as `/api/docs/json`. */
export async function registerApiDocs(app: FastifyInstance, basePath: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Hooplog', version: '1', description: 'Basketball shooting training' },
      ...(basePath !== '' && { servers: [{ url: basePath }] }),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'hooplog' },
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API token of the user, made in the profile. One with the scope “read” may make GET calls only.',
          },
        },
      },
    },
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
}
