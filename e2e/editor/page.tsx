import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Editor } from '@/components/studio/Editor/Editor'
import type { Delta } from '@/lib/rich-text/delta-ops'
import { PictureRefused } from '@/lib/studio/upload-picture.client'
import '@/styles/globals.scss'
import './page.scss'

/** Values that the tests give to the page or read from it. */
declare global {
  interface Window {
    given?: { theme?: 'snow' | 'bubble'; value?: Delta }
    emitted: Delta[]
    imported: string[]
    replace(value: Delta): void
    leave(): void
  }
}

const EMPTY: Delta = { ops: [{ insert: '\n' }] }
const PICTURE = { src: '/images/stored.svg', width: 320, height: 180 }

window.emitted = []
window.imported = []

async function importPicture(name: string) {
  window.imported.push(name)
  if (name.includes('refused')) throw new PictureRefused('This picture is too large.')
  return PICTURE
}

const STORE = {
  sources: { siteUrl: location.origin },
  upload: (file: Blob) => importPicture(file instanceof File ? file.name : `${file.type} ${file.size}`),
  importFrom: importPicture,
}

function Page() {
  const [value, setValue] = useState(window.given?.value ?? EMPTY)
  const [isOpen, setIsOpen] = useState(true)
  window.replace = setValue
  window.leave = () => setIsOpen(false)
  return (
    <main>
      <h1>A post</h1>
      <button type="button">Before</button>
      {isOpen && (
        <Editor
          label="Body"
          theme={window.given?.theme ?? 'snow'}
          placeholder="Write here"
          value={value}
          onChange={(next) => {
            window.emitted.push(next)
            setValue(next)
          }}
          pictureStore={STORE}
        />
      )}
      <button type="button">After</button>
    </main>
  )
}

const place = document.querySelector('#root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
