import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { findFreePort } from './free-port.ts'
import { compareLoad, type LoadFigures } from './load-servers.ts'

const toConfiguration = (upstream: string, cached: number, file: number) => `
daemon off; worker_processes 1; pid nginx.pid; error_log error.log;
events {}
http {
  access_log off; default_type text/html; keepalive_requests 10000000;
  client_body_temp_path tmp; fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp; proxy_temp_path tmp;
  proxy_cache_path cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${cached};
    location / { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_cache pages; proxy_cache_use_stale updating; }
  }
  server { listen 127.0.0.1:${file}; root files; gzip_static on; }
}`

/** Runs nginx in `folder`: on one port a cache in front of `site`, on another the same page as a precompressed file. */
async function serveWithNginx(folder: string, site: string) {
  const [cachedPort, filePort] = [await findFreePort(), await findFreePort()]
  for (const name of ['files', 'tmp', 'cache']) mkdirSync(path.join(folder, name), { recursive: true })
  const html = await (await fetch(site)).text()
  writeFileSync(path.join(folder, 'files', 'index.html'), html)
  writeFileSync(path.join(folder, 'files', 'index.html.gz'), gzipSync(html))
  writeFileSync(path.join(folder, 'nginx.conf'), toConfiguration(site, cachedPort, filePort))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const [cached, file] = [`http://127.0.0.1:${cachedPort}/`, `http://127.0.0.1:${filePort}/`]
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answers = await Promise.all([cached, file].map((url) => fetch(url).catch(() => null)))
    if (answers.every((answer) => answer?.ok)) return { cached, file, stop }
    await wait(100)
  }
  await stop()
  throw new Error('nginx did not start.')
}

/** Compares the load of nginx with a cache in front of the site with nginx that serves the same page as a file. */
export async function compareNginx(folder: string, site: string): Promise<LoadFigures | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    console.log('nginx is not installed: the cache before the site is not measured.')
    return null
  }
  const nginx = await serveWithNginx(folder, site)
  return compareLoad('nginx: cache and file', nginx.cached, nginx.file).finally(nginx.stop)
}
