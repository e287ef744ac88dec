# One image for every environment: it holds no settings, no secrets and no data. See docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
# The name of this version; see docs/several-machines.md.
ARG DEPLOYMENT_ID=
ENV NEXT_TELEMETRY_DISABLED=1 DEPLOYMENT_ID=$DEPLOYMENT_ID
# .npmrc forbids install scripts; nothing here needs one.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build -- --standalone

FROM node:24-bookworm-slim AS site
WORKDIR /site
# A folder inside the volume: a backup is restored beside it and renamed, which a mount point does not allow.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data/site
# Pages are rendered on their first visit and kept in memory.
COPY --from=build --chown=node:node /site/.next/standalone ./
RUN chown node:node /site && install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flag is explained in scripts/heap.mjs.
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--max-old-space-size=512", "server.mjs"]

# The same for basecamp/once: `docker build --target once`. See docs/operations.md.
FROM site AS once
USER root
RUN install -d -o node -g node -m 700 /storage
COPY scripts/once/ /hooks/
USER node
ENV PORT=80 DATA_DIR=/storage/site TRUST_PROXY=true
EXPOSE 80

# The last stage is what `docker build` makes.
FROM site
