import { ArticleHead } from '@/components/insights/article/ArticleHead/ArticleHead'
import { ArticleLayout } from '@/components/insights/article/ArticleLayout/ArticleLayout'
import { AuthorCard } from '@/components/insights/article/AuthorCard/AuthorCard'
import { BackLink } from '@/components/insights/article/BackLink/BackLink'
import { DocumentPage } from '@/components/layout/Page/Page'
import { ArticleActions } from '@/components/sections/ArticleActions/ArticleActions'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { NextTexts } from '@/components/sections/NextTexts/NextTexts'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Prose } from '@/components/ui/Prose/Prose'
import { articlePage, blog } from '@/content/blog'
import { toPostSubject } from '@/lib/art/get-scene'
import type { Post } from '@/lib/backend/contract'
import { toPostPath } from '@/lib/format/post-path'
import { formatReadTime } from '@/lib/format/read-time'
import { type AuthorProfile, getAuthor } from '@/lib/insights/blog/author'
import type { ArticleContext } from '@/lib/insights/blog/read-article'
import { toPictureAlt, toPictureUrl } from '@/lib/pictures/picture-url'
import { type RichText, renderShortText } from '@/lib/rich-text/safe-html'
import { routes } from '@/lib/routes'
import { toBlogPosting, toCardText } from '@/lib/seo/article'
import { PreviousNext } from '../PreviousNext/PreviousNext'

export type BlogArticleProps = {
  post: Post
  path: string
  text: RichText
  around: ArticleContext
  profile: AuthorProfile
}

/** A whole blog article. */
export function BlogArticle({ post, path, text, around, profile }: BlogArticleProps) {
  const { back, defaultLevel, contents, author, related, more } = articlePage
  const href = routes.post(path)
  const by = getAuthor(post)
  const image = toPictureUrl(post.image, 'cover', toPostSubject(post))
  const crumbs = [
    { name: blog.hero.title, href: routes.blog },
    { name: post.title, href },
  ]
  return (
    <DocumentPage isCounted active={routes.insights} crumbs={crumbs}>
      <JsonLd
        data={toBlogPosting({
          ...post,
          card: toCardText(post),
          author: post.author.name ? { ...post.author, href: profile.href } : null,
          description: post.seoDescription || post.subTitle,
          path: href,
          image,
          section: post.category,
          // The number that is shown beside the title.
          tags: post.tags.slice(0, 3),
        })}
      />
      <article>
        <BackLink link={back} />
        <ArticleHead
          category={post.category}
          level={post.level ?? defaultLevel}
          tags={post.tags}
          title={post.title}
          subTitle={post.subTitle}
          subTitleHtml={post.subTitleDelta && renderShortText(post.subTitleDelta, 1)}
          author={{ name: by.name, role: by.designation, image: toPictureUrl(profile.image, 'monogram', by.name) }}
          date={post.createdAt}
          readTime={formatReadTime(post.readTime, text.words)}
          image={image}
          alt={toPictureAlt(post)}
          Picture={DocumentPicture}
        >
          <ArticleActions title={post.title} href={href} list="saved-blog" />
        </ArticleHead>
        <ArticleLayout label={contents} headings={text.headings}>
          <Prose html={text.html} />
          {post.author.name && (
            <AuthorCard title={author.title} author={{ name: by.name, role: by.designation, ...profile }} />
          )}
          <PreviousNext previous={around.previous} next={around.next} />
        </ArticleLayout>
      </article>
      <NextTexts
        title={related}
        texts={around.related.map((next) => ({
          href: routes.post(toPostPath(next)),
          title: next.title,
          label: next.category,
          text: next.subTitle,
        }))}
      />
      <CallToAction call={{ ...more, actions: [more.action] }} look="line" />
    </DocumentPage>
  )
}
