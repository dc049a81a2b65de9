/** What a page shows besides its texts. Prerendered pages have it inside, the app fetches it. */
export type DocumentData = {
  kind: 'document'
  name: string
  title: string
  description: string
  updated: string
  effective?: string
  minutes?: number
  sections: readonly { id: string; title: string }[]
  /** Absent in a browser that has the page already: then it is read from there. */
  html?: string
}

export type TutorialEntry = {
  slug: string
  title: string
  description: string
  minutes: number
}

export type ArticleEntry = {
  slug: string
  title: string
  summary: string
  category: string
  language: string
  /** Absent in what was rendered at build. */
  viewCount?: number
}

export type PageData =
  | DocumentData
  | { kind: 'tutorials'; tutorials: readonly TutorialEntry[] }
  | { kind: 'help'; articles: readonly ArticleEntry[] }
  | {
      kind: 'article'
      article: ArticleEntry & { html?: string; updatedAt?: string }
      related: readonly ArticleEntry[]
    }
