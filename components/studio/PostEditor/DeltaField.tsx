import { useState } from 'react'
import { studioPosts, postFields as words } from '@/lib/content/studio-posts'
import type { ImageSources } from '@/lib/image-sources'
import type { Delta } from '@/lib/rich-text/delta-ops'
import { takePicture, uploadPicture } from '@/lib/studio/upload-picture.client'
import { Editor } from '../Editor/Editor'
import { useStudio } from '../use-studio'

export type DeltaFieldProps = { body: string; delta: Delta; onChange: (body: string) => void }

/** The editor on a body. It gets back the very value that it made, so that it knows its own text. */
export function DeltaField({ body, delta, onChange }: DeltaFieldProps) {
  const { data } = useStudio<{ sources: ImageSources }>('post-choices')
  const [known, setKnown] = useState({ body, delta })
  if (known.body !== body) setKnown({ body, delta })
  const value = known.body === body ? known.delta : delta
  const change = (made: Delta) => {
    const text = JSON.stringify({ ops: made.ops })
    setKnown({ body: text, delta: made })
    onChange(text)
  }
  if (!data) return null
  return (
    <Editor
      label={words.body}
      placeholder={studioPosts.edit.placeholder}
      value={value}
      onChange={change}
      sources={data.sources}
      uploadPicture={uploadPicture}
      takePicture={takePicture}
    />
  )
}
