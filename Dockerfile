# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
RUN npm exec --workspace web -- vite build
RUN rm -rf node_modules server/node_modules web/node_modules
RUN npm ci --omit=dev --workspace contract --workspace engine --workspace server
RUN node tools/image/prune.mjs

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/contract /app/contract
COPY --from=build /app/engine /app/engine
COPY --from=build /app/server /app/server
COPY --from=build /app/web/dist /app/web/dist
COPY --from=build /app/NOTICE.md /app/NOTICE.md
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
