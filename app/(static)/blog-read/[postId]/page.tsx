import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { BlogArticle } from '@/components/insights/blog/BlogArticle/BlogArticle'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { UnavailablePage } from '@/components/layout/UnavailablePage/UnavailablePage'
import { getPosts } from '@/lib/backend/read-posts'
import { getTeam } from '@/lib/backend/read-team'
import { toPostPath } from '@/lib/format/post-path'
import { toSummary } from '@/lib/format/text'
import { getAuthor, getProfile } from '@/lib/insights/blog/author'
import { getArticleContext, getArticleText, readLinkedPost } from '@/lib/insights/blog/read-article'
import { routes } from '@/lib/routes'
import { toCardText } from '@/lib/seo/article'
import { readCanonical } from '@/lib/seo/canonical'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'
import { toMetadata, toMissingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ postId: string }> }

const BUILT = 12

/**
 * The newest posts are rendered during the build, the others on their first visit. Next requires at least one, even
 * with an empty backend.
 */
export async function generateStaticParams() {
  const posts = await getPosts()
  return posts.length > 0 ? posts.slice(0, BUILT).map((post) => ({ postId: toPostPath(post) })) : [{ postId: 'none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const linked = await readLinkedPost((await params).postId)
  if (linked.state !== 'found') return toMissingMetadata('post')
  const { post, path } = linked
  return toMetadata({
    title: post.seoTitle || post.title,
    description: toSummary(post.seoDescription || post.subTitle || getArticleText(post).plainText, 155),
    path: routes.post(path),
    canonical: readCanonical(post.canonical),
    card: toCardText(post),
    article: {
      publishedTime: post.createdAt,
      modifiedTime: post.updatedAt,
      author: getAuthor(post).name,
      section: post.category,
      tags: post.tags,
    },
    feeds: toFeedLinks('blog'),
  })
}

export default async function BlogArticlePage({ params }: Props) {
  const linked = await readLinkedPost((await params).postId)
  if (linked.state === 'unavailable') return <UnavailablePage />
  if (linked.state === 'missing') return <NotFoundPage kind="post" />
  if (linked.state === 'moved') permanentRedirect(routes.post(linked.path))
  const { post, path } = linked
  const [around, team] = await Promise.all([getArticleContext(post), getTeam()])
  const profile = getProfile(post.author.name, team)
  return <BlogArticle post={post} path={path} text={getArticleText(post)} around={around} profile={profile} />
}
