import type { FAQPage, WithContext } from 'schema-dts'

/** Questions with the answers on the page: https://developers.google.com/search/docs/appearance/structured-data/faqpage. */
export const faqJsonLd = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
