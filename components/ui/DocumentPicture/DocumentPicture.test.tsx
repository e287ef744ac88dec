import { render, screen } from '@testing-library/react'
import { artUrl } from '@/lib/art/art-url'
import { DocumentPicture, type DocumentPictureProps } from './DocumentPicture'

jest.mock('next/cache', () => ({ cacheLife: () => {} }))

const show = async (props: Partial<DocumentPictureProps>) => {
  const { container } = render(await DocumentPicture({ kind: 'cover', subject: 'loom', eager: true, ...props }))
  return container.firstElementChild
}

describe('a drawing of a document’s first screen', () => {
  it('comes along with the page, in the place and with the class of an image', async () => {
    const picture = await show({ className: 'picture', shared: 'A loom' })
    expect(picture?.outerHTML).toMatch(
      /^<svg aria-hidden="true" width="1200" height="675" viewBox="0 0 1200 675" preserveAspectRatio="xMidYMid slice" class="picture" data-shared="p-a-loom"><g id="\w+" fill="none" [^>]*><style>[^<]+<\/style><path /,
    )
    expect(picture?.outerHTML).toMatch(/<\/g><\/svg>$/)
  })

  it('is described where an image would be', async () => {
    await show({ kind: 'gallery', alt: 'A "loom" & thread' })
    expect(screen.getByRole('img', { name: 'A "loom" & thread' }).tagName).toBe('svg')
  })

  it('is found by the name that the address holds', async () => {
    const picture = await show({ kind: 'monogram', src: artUrl('monogram', "Rafiq O'Neil") })
    expect(picture?.tagName).toBe('svg')
  })

  it.each<[string, Partial<DocumentPictureProps>]>([
    ['further down', { eager: false }],
    ['from elsewhere', { src: 'https://media.example/cover.svg' }],
    ['of no kind that is drawn', { src: '/art/collage/loom.aaaaaaaa.svg' }],
    ['with an address that the site has not signed', { src: '/art/cover/loom.aaaaaaaa.svg' }],
  ])('stays an image where it is %s', async (_, props) => {
    expect((await show(props))?.tagName).toBe('IMG')
  })
})
