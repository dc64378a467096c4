import { language, LANGUAGES, t } from '@hooplog/language';
import { languageName } from '../../lib/language/language-name.ts';

/** Links to the same page in the other languages, for visitors who are not signed in. */
export function LanguageLinks() {
  return (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap justify-center gap-x-4 text-sm">
        {LANGUAGES.filter((tag) => tag !== language()).map((tag) => (
          <li key={tag}>
            <a
              href={`?language=${tag}`}
              hrefLang={tag}
              lang={tag}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {languageName(tag)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
