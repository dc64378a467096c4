import { t } from '@hooplog/language';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { MenuRow } from './menu-row.tsx';

export interface MenuEntry {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onChoose: () => void;
}

interface MoreMenuProps {
  /** The subject of the entries: a player, a challenge. */
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** Rare actions: one muted button beside the title, and a dialog with a row each. */
export function MoreMenu({ title, entries }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  if (entries.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-haspopup="dialog"
        aria-label={t('More: {title}', { title })}
        title={t('More')}
        // Extends to its icon's edge, so that it adds no height to a title's line.
        className="-my-2.5 -me-2.5 text-muted"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Ellipsis aria-hidden />
      </Button>
      <Dialog open={isOpen} onClose={close} title={title}>
        <div className="-mx-3 grid">
          {entries.map(({ icon, label, onChoose }) => (
            <MenuRow
              key={label}
              icon={icon}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {label}
            </MenuRow>
          ))}
        </div>
      </Dialog>
    </>
  );
}
