# One image for the web and the worker process; the command tells them apart.
# Node 24 gets security fixes until April 2028; Debian 13 has ffmpeg 7.
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/api-client/package.json libs/api-client/
COPY libs/component-specs/package.json libs/component-specs/
COPY libs/contract/package.json libs/contract/
COPY libs/fake-api/package.json libs/fake-api/
RUN npm ci --include=dev --ignore-scripts
COPY tsconfig.base.json nest-cli.json .swcrc ./
COPY scripts scripts
COPY libs libs
COPY apps apps
# The build, and the packages that it loads. The embedded PostgreSQL and the old ffmpeg of npm are for machines without
# any; here are real servers and Debian's.
RUN node scripts/release.mjs folder /release

FROM ${NODE_IMAGE} AS runtime
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg libjpeg-turbo-progs tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=build /release ./
# 1000 is `node` in the image's /etc/passwd. A new volume on /data takes its owner from this folder.
RUN install -d -o 1000 -g 1000 -m 0700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
# With METRICS_PORT it answers while the start migrates, and the worker answers there alone.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT || process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# The worker: node dist/apps/api/src/worker.js
CMD ["node", "dist/apps/api/src/main.js"]
