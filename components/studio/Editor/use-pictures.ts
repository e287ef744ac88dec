import type Quill from 'quill/core.js'
import { useRef, useState } from 'react'
import type { StoredPicture } from '@/lib/studio/upload-picture.client'
import { importPictures, type NewPicture, type PictureStore } from './quill/pictures'

type Question = { src: string; fileName: string; alt: string; isDecorative: boolean; answer(alt: string | null): void }

/** Imports pictures into the text, one after the other, and asks for the description of each. */
export function usePictures(quill: Quill | null, store: PictureStore | undefined) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [message, setMessage] = useState('')
  const queue = useRef(Promise.resolve())

  const ask = (about: Omit<Question, 'answer'>) =>
    new Promise<string | null>((resolve) => {
      const answer = (alt: string | null) => {
        setQuestion(null)
        resolve(alt)
      }
      setQuestion({ ...about, answer })
    })
  const askNew = ({ src }: StoredPicture, fileName: string) => ask({ src, fileName, alt: '', isDecorative: false })

  const add = (added: NewPicture[]) => {
    if (!quill || !store || added.length === 0) return
    setMessage('The picture is being imported.')
    queue.current = queue.current.then(() => importPictures(quill, added, { ...store, ask: askNew })).then(setMessage)
  }

  /** Asks for the description of a picture that is already in the text. */
  const change = async (index: number) => {
    const op = quill?.getContents(index, 1).ops[0]
    const src = typeof op?.insert === 'object' ? op.insert.image : undefined
    if (!quill || typeof src !== 'string') return
    const alt = op?.attributes?.alt
    const words = await ask({ src, fileName: '', alt: String(alt ?? ''), isDecorative: alt === '' })
    if (words !== null) quill.formatText(index, 1, { alt: words }, 'user')
    quill.setSelection(index, 1, 'silent')
  }
  return { question, message, add, change }
}
