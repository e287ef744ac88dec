import { ArticleHead } from '@/components/insights/article/ArticleHead/ArticleHead'
import { ArticleLayout } from '@/components/insights/article/ArticleLayout/ArticleLayout'
import { AuthorCard } from '@/components/insights/article/AuthorCard/AuthorCard'
import { BackLink } from '@/components/insights/article/BackLink/BackLink'
import { ArticleActions } from '@/components/sections/ArticleActions/ArticleActions'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { articlePage } from '@/content/blog'
import type { JournalArticle } from '@/content/journal/journal-type'
import { journalListing, journalPage } from '@/content/journal-listing'
import { toSlug } from '@/lib/format/slug'
import type { AuthorProfile } from '@/lib/insights/blog/author'
import { getArticleReadTime } from '@/lib/insights/journal/article-read-time'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { routes } from '@/lib/routes'
import { JournalBody } from '../JournalBody/JournalBody'

export type JournalPieceProps = { article: JournalArticle; profile: AuthorProfile }

/** A journal article, from the back link to its author. */
export function JournalPiece({ article, profile }: JournalPieceProps) {
  const { id, title, subtitle, author, content, tags, publishedDate } = article
  const image = author.image ?? profile.image
  const headings = content.flatMap((block) =>
    block.type === 'heading' ? [{ id: toSlug(block.text), text: block.text, level: 2 }] : [],
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
        <ArticleActions title={title} href={routes.journalArticle(id)} list="saved-journal" />
      </ArticleHead>
      <ArticleLayout label={articlePage.contents} headings={headings}>
        <JournalBody blocks={content} />
        <AuthorCard title={journalPage.author} author={{ ...author, ...profile, bio: author.bio, image }} />
      </ArticleLayout>
    </article>
  )
}
