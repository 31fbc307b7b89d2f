# One image for all roles: ROLES selects them.

FROM node:24-slim AS built
WORKDIR /app
COPY . .
RUN npm ci && node node_modules/vite/bin/vite.js build web && node node_modules/vite/bin/vite.js build admin

# Runtime dependencies only.
FROM node:24-slim AS installed
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace server

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=installed /app/package.json ./
COPY --from=installed /app/node_modules ./node_modules
COPY --from=installed /app/domain ./domain
COPY --from=installed /app/contracts ./contracts
COPY --from=installed /app/platform ./platform
COPY --from=installed /app/command-api ./command-api
COPY --from=installed /app/projections ./projections
COPY --from=installed /app/workflows ./workflows
COPY --from=installed /app/server ./server
RUN node --disable-warning=ExperimentalWarning server/src/typescript/strip-types.mjs
COPY --from=built /app/web/dist ./web/dist
COPY --from=built /app/admin/dist ./admin/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3001}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./server/src/typescript/load-stripped.mjs", "--max-semi-space-size=8", "--expose-gc", "server/src/main.mjs"]
