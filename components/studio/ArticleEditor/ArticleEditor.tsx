'use client'

import { DocumentEditor } from '../PostEditor/DocumentEditor'
import { articleKind } from './article-kind'

/** The editor of the journal article in the address. */
export const ArticleEditor = () => <DocumentEditor kind={articleKind} />
