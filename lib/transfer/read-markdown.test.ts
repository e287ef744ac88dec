import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toTime } from './old-post.ts'
import { readMarkdown } from './read-markdown.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-markdown-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Writes files and reads their posts, by the path of their file. */
async function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const site = await readMarkdown(folder, 'https://old.example')
  const posts = new Map((await Array.fromAsync(site.readPosts())).map((post) => [post.source.slice(9), post]))
  return { site, posts }
}

const withHead = (body: string, head = 'title: A post') => `---\n${head}\ndate: 2020-01-02\n---\n\n${body}\n`

it('replaces the tags of Jekyll, except in code that shows them', async () => {
  const { posts } = await read({
    '_posts/2016-08-24-first.md': withHead('First'),
    '_posts/2016-10-06-second.md': withHead(`
See [themes]({{ "/docs/themes/#assets" | relative_url }}), [the first]({% post_url 2016-08-24-first %}),
[it again]({% link _posts/2016-08-24-first.md %}) and ![A]({{ site.baseurl }}/a.png). {% include note.html %}
{: .note }

{% highlight liquid %}
{% raw %}
{{ "/docs/" | relative_url }} => /docs
{% endraw %}
{% endhighlight %}

## Heading {#its-id}
`),
  })
  const second = posts.get('_posts/2016-10-06-second.md')
  expect(second?.body).toContain('<a href="/docs/themes/#assets">themes</a>')
  expect(second?.body.match(/href="\/_posts\/2016-08-24-first\.md"/g)).toHaveLength(2)
  expect(second?.body).toContain('src="/a.png"')
  expect(second?.body).toContain('{{ &quot;/docs/&quot; | relative_url }} =&gt; /docs')
  expect(second?.body).not.toMatch(/\{%|\{:|\{#/)
  expect(second?.notes).toEqual(['Its text uses what only the old site can show: include.'])
  expect(posts.get('_posts/2016-08-24-first.md')?.linkedAs).toEqual(['/_posts/2016-08-24-first.md'])
})

it('replaces the shortcodes of Hugo, and shows those that a text is about', async () => {
  const { posts } = await read({
    'content/post/other.md': withHead('Other'),
    'content/post/rich.md': withHead(`
{{< youtube ZJthWmvUzzc >}}
{{< figure src="loom.png" alt="A loom" caption="The <loom>" >}}
[other]({{< relref "other.md#end" >}}) [beside](./other.md) {{% notice tip %}}Mind *this*.{{% /notice %}}

{{< highlight html "linenos=table" >}}
<p>Test</p>
{{< /highlight >}}

    {{</* youtube id */>}}

    {{ .Title }}
`),
  })
  const { body = '', notes } = posts.get('content/post/rich.md') ?? {}
  expect(body).toContain('https://www.youtube.com/watch?v=ZJthWmvUzzc')
  expect(body).toContain('<img src="/content/post/loom.png" alt="A loom"><figcaption>The &lt;loom&gt;</figcaption>')
  expect(body).toContain('href="/content/post/other.md#end"')
  expect(body).toContain('href="/content/post/other.md">beside')
  expect(body).toContain('Mind <em>this</em>.')
  expect(body).toMatch(/<pre><code class="language-html">&lt;p&gt;Test/)
  expect(body).toContain('{{&lt; youtube id &gt;}}')
  expect(body).toContain('{{ .Title }}')
  expect(notes).toEqual(['Its text uses what only the old site can show: notice.'])
})

it('knows the addresses that generators give', async () => {
  const { posts, site } = await read({
    '_config.yml': 'permalink: /:year/:i_month/:title/\n',
    'about.md': withHead('About'),
    '_posts/2016-10-06-a.md': withHead('A', 'title: A\ncategories: Big News\naliases: [/old/]'),
  })
  expect(posts.get('_posts/2016-10-06-a.md')).toMatchObject({
    paths: ['/2020/1/a', '/old'],
    categories: ['Big', 'News'],
  })
  expect(site.left.page).toBe(1)
  await rm(path.join(folder, '_config.yml'))
  const again = await read({})
  expect(again.posts.get('_posts/2016-10-06-a.md')?.paths[0]).toBe('/big/news/2020/01/02/a.html')
  await rm(path.join(folder, '_posts'), { recursive: true })
  const hugo = await read({ 'content/post/b/index.md': withHead('B'), 'content/about.md': withHead('About') })
  expect([...hugo.posts.keys()]).toEqual(['content/post/b/index.md'])
  expect(hugo.posts.get('content/post/b/index.md')?.paths).toEqual(['/post/b'])
})

it('moves footnotes to the end, and keeps rows of tables that are indented', async () => {
  const { posts } = await read({
    'a.md': withHead(
      'One[^1] and `[^1]`.\n\n[^1]: See *this*,\n    and that.\n\n   Name | Age\n--------|----\n    Bob | 27\n\n```\n[^1]: code\n```',
    ),
  })
  const { body = '' } = posts.get('a.md') ?? {}
  expect(body).toContain('One<sup><a href="#fn-1">1</a></sup> and <code>[^1]</code>.')
  expect(body).toMatch(/<hr>\n<ol>\n<li><a id="fn-1"><\/a>See <em>this<\/em>, and that\.<\/li>/)
  expect(body).toContain('<td>27</td>')
  expect(body).toContain('[^1]: code')
})

it('reads what search engines should show, under its usual names', async () => {
  const { posts } = await read({
    'a.md': withHead('A', 'title: A\nsummary: Short\ndescription: For search\ncanonical_url: https://a.example/'),
    'b.md': withHead('B', 'title: B\ndescription: Both\nseo:\n  title: Headline\n  canonical: https://b.example/'),
    'c.mdx': withHead('import A from "a"\n\nC', 'title: C\nmetaTitle: Headline\nheroImage: ../c.png\nheroImageAlt: C'),
  })
  expect(posts.get('a.md')).toMatchObject({
    summary: 'Short',
    seoTitle: '',
    seoDescription: 'For search',
    canonical: 'https://a.example/',
  })
  expect(posts.get('b.md')).toMatchObject({
    summary: 'Both',
    seoTitle: 'Headline',
    seoDescription: '',
    canonical: 'https://b.example/',
  })
  expect(posts.get('c.mdx')).toMatchObject({
    seoTitle: 'Headline',
    image: '/../c.png',
    imageAlt: 'C',
    body: '<p>C</p>\n',
  })
})

it('names the files that it cannot read, and reads over small errors', async () => {
  const { site, posts } = await read({
    'a.md': withHead('A', 'title: A\ntags:\n- b\n-c\nseries:\n- d'),
    'b.md': withHead('B', 'title: "never closed'),
  })
  expect(site.unreadable).toEqual(['b.md'])
  expect(posts.get('a.md')).toMatchObject({ title: 'A', notes: ['Its front matter has an error in line 5.'] })
})

it.each([
  ['2016-08-24 16:50:00', '2016-08-24T16:50:00.000Z'],
  ['2016-08-24T16:50', '2016-08-24T16:50:00.000Z'],
  ['2016-10-06 11:10:38 -0700', '2016-10-06T18:10:38.000Z'],
  ['2016-10-06', '2016-10-06T00:00:00.000Z'],
  [1388318310782, '2013-12-29T11:58:30.782Z'],
  ['never', ''],
])('reads the time %s', (value, time) => {
  expect(toTime(value)).toBe(time)
})

it('takes linear time for hostile text', async () => {
  const { posts } = await read({
    '_posts/2020-01-01-a.md': withHead(`${'{{ '.repeat(200_000)}${'{% highlight %}'.repeat(40_000)}`),
    '_posts/2020-01-01-b.md': withHead('[^a]'.repeat(100_000)),
  })
  expect(posts.size).toBe(2)
})
