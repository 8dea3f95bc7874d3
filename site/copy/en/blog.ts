import { shortDate } from './dates.ts'

export const blog = {
  title: 'Health Blog',
  description:
    'Read about your rights, how to find care and stay well, and how to care for a child. For people who have to watch what care costs.',
  heading: 'Health Blog',
  lead: 'Good to know before you need it.',
  featured: 'Featured article',
  read: 'Read Full Article',
  date: shortDate,
  categories: 'Browse by category',
  all: 'All articles',
  latest: 'More articles',
  older: 'Older articles',
  newer: 'Newer articles',
  empty: {
    title: 'No articles here yet',
    text: 'We have not written anything in this category yet.',
  },
  loading: 'Loading articles',
  failed: {
    title: 'The articles could not be loaded',
    text: 'Please try again in a moment, or read one of the guides.',
  },
  guides: 'See all guides',
  categoryTitle: (name: string) => `${name}: Health Blog`,
  tips: {
    heading: 'Health tips',
    points: [
      'Keep a list of your medicines and allergies in your phone or wallet.',
      'Have your blood pressure checked now and then. Many pharmacies do it for free.',
      'Ask about vaccines at every visit. Many are free at health centers.',
      'Walk. Half an hour on most days helps your heart, sleep and mood.',
      'Save 988 and 2-1-1 in your phone, for yourself or for a friend.',
      'Write down your questions before a visit. Put the one that worries you most first.',
    ],
  },
  newsletter: {
    heading: 'The newsletter',
    text: 'New guides and articles, about once a month. You can unsubscribe at any time.',
  },
  article: {
    by: (author: string) => `By ${author}`,
    others: 'Other articles',
    missing: {
      title: 'Article Not Found',
      text: "The article you're looking for doesn't exist or may have been removed.",
      back: 'See all articles',
    },
    notAdvice:
      'This article is for information. It does not replace a doctor or nurse who knows you. In an emergency, call 911.',
  },
}
