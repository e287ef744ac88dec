import type { SamplePost } from '../sample-types.ts'

/** DevOps: a Node.js image made smaller in four measured steps, with a table. */
export const smallerDockerImagesForNode: SamplePost = {
  id: '355',
  title: 'Smaller Docker images for Node.js, step by step',
  subTitle: 'Four changes, each measured before the next, and two popular ones that we leave out',
  image: 'scene/light-whale',
  category: 'DevOps',
  tags: ['Docker', 'Node.js', 'CI/CD', 'Performance'],
  author: { name: 'Shamim Ara Khondker', designation: 'Head of Infrastructure' },
  createdAt: '2026-03-18T04:00:00.000Z',
  readTime: null,
  level: 'Beginner',
  description: `<p>A large image costs time wherever it travels: to the registry, to the server, to the colleague on a hotel connection. It also carries programs that you never run and that a scanner will report every week. This tutorial takes an ordinary image and makes it smaller in four steps. Note the size after each one; your figures will differ from ours, and that is why we give you the commands and no figures.</p>
<h2>Measure first</h2>
<pre><code class="language-sh">docker build -t app:before .
docker image ls app --format '{{.Tag}} {{.Size}}'
docker history app:before --format '{{.Size}}\\t{{.CreatedBy}}'
</code></pre>
<p>The history shows the size of each layer. Look for the two largest lines. Usually they are the base image and <code>npm install</code>. If there is a surprise, it is often a <code>COPY . .</code> that took the <code>.git</code> folder along.</p>
<h2>The usual beginning</h2>
<pre><code class="language-dockerfile">FROM node:24
WORKDIR /app
COPY . .
RUN npm install
RUN npm run build
CMD ["npm", "start"]
</code></pre>
<p>It works. It also contains compilers, the test suite, all development packages, and perhaps your <code>.env</code> file.</p>
<h2>Step 1: say what stays outside</h2>
<pre><code class="language-text">.git
.env*
node_modules
coverage
dist
*.log
</code></pre>
<p>This file is called <code>.dockerignore</code>. It makes the build faster too, since everything else is sent to the builder first. The line with <code>.env</code> matters for another reason: a secret that was copied once stays in its layer, even when a later step deletes it.</p>
<h2>Step 2: choose the base</h2>
<p>Use <code>node:24-slim</code>. It has the same Debian without compilers and documentation. The Alpine variant is smaller still, but it has another C library. Packages with native parts then need other binaries or must be compiled, and name resolution behaves differently in rare cases. Take it if you have tested it, not because a list said so.</p>
<h2>Step 3: build in one stage, run in another</h2>
<pre><code class="language-dockerfile">FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build &amp;&amp; npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
USER node
CMD ["node", "dist/server.js"]
</code></pre>
<p>The second stage starts afresh and takes three things. The order of the first stage is deliberate: the lock file is copied before the source, so the layer with the packages is reused until the lock file changes. The last line starts Node directly. With <code>npm start</code> in between, the stop signal may not arrive, and each deployment waits ten seconds for nothing.</p>
<p>Starting Node directly makes it process number 1 of the container, and the kernel treats that one differently: a signal for which it has set no handler is ignored. Without a handler, <code>SIGTERM</code> does nothing at all, and after the grace period Docker kills the process. So write one:</p>
<pre><code class="language-js">import { createServer } from 'node:http'

const server = createServer((request, response) =&gt; {
  response.end(request.url === '/health' ? 'ok' : 'hello')
})
server.listen(3000)

process.on('SIGTERM', () =&gt; {
  server.close(() =&gt; process.exit(0))
  server.closeIdleConnections()
})
</code></pre>
<p>The handler stops accepting connections, lets the running requests finish and ends with 0. If you cannot change the program, start the container with <code>docker run --init</code>: a tiny process then is number 1 and passes signals on, and Node ends at once, without finishing anything.</p>
<h2>Step 4: look at what is left</h2>
<pre><code class="language-sh">docker build -t app:after .
docker image ls app --format '{{.Tag}} {{.Size}}'
docker run --rm app:after sh -c 'du -sh node_modules/* | sort -h | tail'
</code></pre>
<p>Build the new image under a name of its own, and compare. In the list of its packages, the largest are at the bottom. Ask of each whether the running server needs it. A date library with every time zone, a cloud SDK of which one call is used, a package that belongs among the development dependencies: these are common finds.</p>
<h2>What each step is for</h2>
<table>
  <thead>
    <tr><th scope="col">Step</th><th scope="col">Makes smaller</th><th scope="col">Also gives you</th><th scope="col">Watch out for</th></tr>
  </thead>
  <tbody>
    <tr><td>Ignore file</td><td>Build context</td><td>No secrets in layers</td><td>A file that the build does need</td></tr>
    <tr><td>Slim base</td><td>Base image</td><td>Fewer reported weaknesses</td><td>Missing system libraries</td></tr>
    <tr><td>Two stages</td><td>Packages and sources</td><td>A quicker rebuild</td><td>Files read at run time, such as templates</td></tr>
    <tr><td>Reading <code>du</code></td><td>Packages</td><td>Knowledge of what you ship</td><td>Removing something that is loaded rarely</td></tr>
  </tbody>
</table>
<h2>Test the image, not only the code</h2>
<p>A smaller image may lack something that only matters at run time. Start it in the pipeline, as it will run, and ask it a question:</p>
<pre><code class="language-sh">docker run -d --name probe --read-only --tmpfs /tmp -p 127.0.0.1:3000:3000 app:after
for i in $(seq 1 20); do curl -fsS http://127.0.0.1:3000/health &amp;&amp; break; sleep 1; done
docker exec probe id -u
docker stop -t 5 probe
docker inspect probe --format '{{.State.ExitCode}}'
docker rm probe
</code></pre>
<p>The user should not be 0. The exit code should be 0: the handler ran and the server closed. A 137, which is 128 and signal 9, means that the process ignored <code>SIGTERM</code> and was killed after five seconds. A 143, which is 128 and signal 15, means that <code>SIGTERM</code> ended it without a handler. That happens only with <code>--init</code>, since process number 1 would have ignored the signal.</p>
<h2>What we leave out</h2>
<p>Squashing all layers into one makes the sum smaller, and every deployment larger, because nothing is shared any more. Bundling the server into a single file does help some applications. It also moves every stack trace, so keep the source maps if you do it.</p>
<p>Stop when the time from merge to running no longer changes. The size was never the aim.</p>`,
}
