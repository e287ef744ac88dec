import { render } from '@testing-library/react'
import { JournalPiece } from '@/components/insights/journal/JournalPiece/JournalPiece'
import { StudyBody } from '@/components/insights/studies/StudyBody/StudyBody'
import { StudyHead } from '@/components/insights/studies/StudyHead/StudyHead'
import { Picture } from '@/components/ui/Picture/Picture'
import { caseStudies } from '@/content/case-studies'
import type { CaseStudy } from '@/content/case-studies/case-study-type'
import { journalArticles } from '@/content/journal'
import type { JournalArticle } from '@/content/journal/journal-type'
import type { Article } from '@/lib/backend/article-content'
import type { Study } from '@/lib/backend/study-content'
import { toStudyImage, toStudyPortrait } from '@/lib/insights/studies/study-pictures'

// A component that waits, which jsdom cannot render.
jest.mock('@/components/ui/DocumentPicture/DocumentPicture', () => ({
  DocumentPicture: jest.requireActual('@/components/ui/Picture/Picture').Picture,
}))
jest.mock('@/lib/env', () => ({
  getEnv: () => ({
    SITE_URL: 'https://site.example',
    MEDIA_URL: 'https://media.example',
    IMAGE_HOSTS: [],
    SIGNING_SECRET: 'secret',
  }),
}))

const article: Article = { ...(journalArticles[0] as JournalArticle), slug: 'a' }
const study: Study = { ...(caseStudies[0] as CaseStudy), slug: 's' }
const profile = { image: 'team/photo.jpg', bio: '', href: null }
const getPictures = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src)

it('a journal article shows its own pictures, and the photo of its author', () => {
  const author = { ...article.author, image: 'own.jpg' }
  const content = [{ type: 'image', subject: 'boat', image: 'boat.jpg', alt: 'A boat' }] as const
  const { container, rerender } = render(
    <JournalPiece
      article={{ ...article, heroImage: 'hero.jpg', image: 'card.jpg', author, content }}
      profile={profile}
    />,
  )
  const toUrls = (...keys: string[]) => keys.map((key) => `https://media.example/${key}`)
  expect(getPictures(container)).toEqual(toUrls('hero.jpg', 'own.jpg', 'boat.jpg', 'own.jpg'))
  rerender(<JournalPiece article={{ ...article, image: 'card.jpg', content }} profile={profile} />)
  expect(getPictures(container)).toEqual(toUrls('card.jpg', 'team/photo.jpg', 'boat.jpg', 'team/photo.jpg'))
})

it('a case study shows its own pictures, and a drawing for each that it has not', () => {
  const testimonial = { ...study.testimonial, image: 'client.jpg' }
  const own = { ...study, heroImage: 'hero.jpg', testimonial }
  const shown = (each: Study) =>
    getPictures(
      render(
        <>
          <StudyHead study={each} image={toStudyImage(each)} Picture={Picture} />
          <StudyBody study={each} portrait={toStudyPortrait(each)} />
        </>,
      ).container,
    )
  expect(shown(own)).toEqual(['https://media.example/hero.jpg', 'https://media.example/client.jpg'])
  const { diagram: _, ...withoutDiagram } = study
  expect(shown(withoutDiagram)).toEqual([
    expect.stringContaining('/art/wide/'),
    expect.stringContaining('/art/monogram/'),
  ])
  expect(shown(study)).toEqual([expect.stringContaining('/art/monogram/')])
})
