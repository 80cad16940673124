import { searchText } from "~/platform/http/search-text";
import type { Faq, Topic } from "./topics";

/** A piece of a text and its offset; all pieces joined are the text. */
type Piece = { at: number; text: string; isMatch: boolean };

/** Normalises a search: trimmed and in lower case (docs/rules.md#lists); "" for none. */
export function searchTerm(raw: string): string {
  return searchText(raw).toLowerCase();
}

/**
 * The matching topics. A topic whose own title or description matches stays, but its questions
 * are still filtered.
 *
 * @param term as returned by `searchTerm`; "" matches everything
 */
export function searchTopics(topics: readonly Topic[], term: string): Topic[] {
  return topics
    .map((topic) => ({ ...topic, faqs: topic.faqs.filter((faq) => faqMatches(faq, term)) }))
    .filter((topic) => topic.faqs.length > 0 || topicMatches(topic, term));
}

/** "1 result found", "3 results found": the number of questions, not topics. */
export function resultsText(topics: readonly Topic[]): string {
  const found = topics.reduce((sum, { faqs }) => sum + faqs.length, 0);
  return `${found} ${found === 1 ? "result" : "results"} found`;
}

/**
 * Splits a text at each occurrence of the term, ignoring case.
 *
 * @returns pieces that alternate, starting with one that does not match; none is empty
 */
export function highlight(text: string, term: string): Piece[] {
  if (!term) return text ? [{ at: 0, text, isMatch: false }] : [];
  const pattern = new RegExp(`(${term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")})`, "giu");
  let at = 0;
  return text
    .split(pattern)
    .map((piece, index) => {
      at += piece.length;
      return { at: at - piece.length, text: piece, isMatch: index % 2 === 1 };
    })
    .filter((piece) => piece.text !== "");
}

const has = (text: string, term: string) => text.toLowerCase().includes(term);

const faqMatches = ({ question, answer, keywords }: Faq, term: string) =>
  [question, answer, ...keywords].some((text) => has(text, term));

const topicMatches = ({ title, description }: Topic, term: string) =>
  has(title, term) || has(description, term);
