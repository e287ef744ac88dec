import type Quill from 'quill/core.js'
import { useRef, useState } from 'react'
import type { StoredPicture } from '@/lib/studio/upload-picture.client'
import { importPictures, type NewPicture, type PictureStore, type PictureWords } from './quill/pictures'

type Question = PictureWords & {
  src: string
  fileName: string
  isDecorative: boolean
  answer(words: PictureWords | null): void
}

/** Imports pictures into the text, one after another, and asks for the description of each. */
export function usePictures(quill: Quill | null, store: PictureStore | undefined) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [message, setMessage] = useState('')
  const queue = useRef(Promise.resolve())

  const ask = (about: Omit<Question, 'answer'>) =>
    new Promise<PictureWords | null>((resolve) => {
      const answer = (words: PictureWords | null) => {
        setQuestion(null)
        resolve(words)
      }
      setQuestion({ ...about, answer })
    })
  const askNew = ({ src }: StoredPicture, fileName: string) =>
    ask({ src, fileName, alt: '', caption: '', isDecorative: false })

  const add = (added: NewPicture[]) => {
    if (!quill || !store || added.length === 0) return
    setMessage('The picture is being imported.')
    queue.current = queue.current.then(() => importPictures(quill, added, { ...store, ask: askNew })).then(setMessage)
  }

  /** Asks for the description and the caption of a picture that is already in the text. */
  const change = async (index: number) => {
    const op = quill?.getContents(index, 1).ops[0]
    const src = typeof op?.insert === 'object' ? op.insert.image : undefined
    if (!quill || typeof src !== 'string') return
    const { alt, caption = '' } = op?.attributes ?? {}
    const shown = { alt: String(alt ?? ''), caption: String(caption), isDecorative: alt === '' }
    const words = await ask({ src, fileName: '', ...shown })
    if (words !== null) quill.formatText(index, 1, { alt: words.alt, caption: words.caption || false }, 'user')
    quill.setSelection(index, 1, 'silent')
  }
  return { question, message, add, change }
}
