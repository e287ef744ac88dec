import { ArticleHead } from '@/components/insights/article/ArticleHead/ArticleHead'
import { ArticleLayout } from '@/components/insights/article/ArticleLayout/ArticleLayout'
import { AuthorCard } from '@/components/insights/article/AuthorCard/AuthorCard'
import { BackLink } from '@/components/insights/article/BackLink/BackLink'
import { ArticleActions } from '@/components/sections/ArticleActions/ArticleActions'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { articlePage } from '@/content/blog'
import { journalListing, journalPage } from '@/content/journal-listing'
import type { Article } from '@/lib/backend/article-content'
import type { AuthorProfile } from '@/lib/insights/blog/author'
import { toArticleImages } from '@/lib/insights/journal/article-images'
import { getArticleReadTime } from '@/lib/insights/journal/article-read-time'
import { toHeadingIds } from '@/lib/insights/journal/headings'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { routes } from '@/lib/routes'
import { JournalBody } from '../JournalBody/JournalBody'

export type JournalPieceProps = { article: Article; profile: AuthorProfile }

/** A journal article, from the back link to its author. */
export function JournalPiece({ article, profile }: JournalPieceProps) {
  const { id, slug, title, subtitle, author, content, tags, publishedDate } = article
  const image = author.image ?? profile.image
  const ids = toHeadingIds(content)
  const headings = content.flatMap((block, index) =>
    block.type === 'heading' ? [{ id: ids.get(index) ?? '', text: block.text, level: 2 }] : [],
  )
  return (
    <article>
      <BackLink link={journalPage.back} />
      <ArticleHead
        look="essay"
        category={journalListing.hero.title}
        tags={[...tags]}
        title={title}
        subTitle={subtitle}
        author={{ ...author, image: toPictureUrl(image, 'monogram', author.name) }}
        date={publishedDate}
        readTime={getArticleReadTime(article)}
        image={toPictureUrl(article.heroImage ?? article.image, 'cover', id)}
        Picture={DocumentPicture}
      >
        <ArticleActions title={title} href={routes.journalArticle(slug)} list="saved-journal" />
      </ArticleHead>
      <ArticleLayout label={articlePage.contents} headings={headings}>
        <JournalBody blocks={content} images={toArticleImages(content)} />
        <AuthorCard
          title={journalPage.author}
          author={{ ...author, ...profile, bio: author.bio || profile.bio, image }}
        />
      </ArticleLayout>
    </article>
  )
}
