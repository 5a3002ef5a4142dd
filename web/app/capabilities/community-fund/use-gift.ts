import type { User } from '@lakou/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { SESSION_KEY } from '../../platform/query.ts';
import { toast } from '../../ui/toast.ts';
import { savedMethodQuery } from '../payments/payments.queries.ts';
import { digitsOf } from '../payments/phone-digits.ts';
import { giftProblem, isRefusal } from './gift-problem.ts';
import { pollMoncash } from './poll-moncash.ts';

const CLOSE_AFTER_MS = 2000;

export interface Wish {
  readonly amount: number;
  readonly type: 'visit' | 'medication' | 'general';
  readonly donorName: string | undefined;
  readonly monthly: boolean;
  /** The giver agrees to be charged each month. */
  readonly charge: boolean;
}

type Stage = 'form' | 'busy' | 'waiting' | 'pending' | 'done';

/** Gives, waits for MonCash, and closes two seconds after the gift has arrived. Closing ends the asking. */
export function useGift(user: User, onClose: () => void) {
  const { t } = useTranslation('community-fund');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>('form');
  const [problem, setProblem] = useState<string>();
  const [transactionId, setTransactionId] = useState<string>();
  // The same until an answer came, so that a second tap or a retry gives nothing twice.
  const key = useRef(crypto.randomUUID());

  function fail(error: unknown, text: string): void {
    // Without an answer it may have been given: the next try is the same gift.
    if (isRefusal(error)) key.current = crypto.randomUUID();
    setTransactionId(undefined);
    const texts = {
      refused: text,
      earlier: t('give.earlier'),
      unanswered: `${text} ${t('give.again')}`,
      lost: t('give.again'),
    };
    setProblem(texts[giftProblem(error)]);
    setStage('form');
  }
  async function arrive(): Promise<void> {
    setStage('done');
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['fund'] }),
      queries.invalidateQueries({ queryKey: SESSION_KEY }),
      queries.invalidateQueries({ queryKey: ['payments'] }),
      queries.invalidateQueries({ queryKey: savedMethodQuery.queryKey }),
    ]);
  }

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(() => close(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  const onArrived = useEffectEvent(() => void arrive());
  // What was confirmed on the phone arrives all the same.
  const onProblem = useEffectEvent((error: unknown) => fail(error, errorText(error)));
  useEffect(() => {
    if (!transactionId) return;
    const body = { transactionId };
    return pollMoncash(() => api('POST /api/payments/moncash/check', { body }), {
      onArrived: () => onArrived(),
      onProblem: (error) => onProblem(error),
    });
  }, [transactionId]);

  const remind = async ({ amount, type, donorName, monthly, charge }: Wish) => {
    if (!monthly) return;
    try {
      await api('POST /api/features/monthly-gifts', { body: { amount, type, donorName, charge } });
    } catch {
      // The gift itself is given.
      toast.error(t('give.monthlyFailed'));
    }
  };

  async function giveByCard(wish: Wish) {
    setStage('busy');
    setProblem(undefined);
    const { amount, type, donorName } = wish;
    const body = {
      amount,
      type,
      donorId: user.id,
      donorName,
      date: new Date().toISOString(),
      ...(wish.monthly && wish.charge && ({ saveMethod: true } as const)),
    };
    try {
      const gift = await api('POST /api/features/donations', { body, idempotencyKey: key.current });
      await remind(wish);
      if (gift.approveUrl) return location.assign(gift.approveUrl);
      if (gift.status === 'received') return await arrive();
      setStage('pending');
    } catch (error) {
      fail(error, isRefusal(error) ? `${t('give.failed')} ${errorText(error)}` : t('give.failed'));
    }
  }

  async function giveByMoncash(wish: Wish, phone: string) {
    setStage('busy');
    setProblem(undefined);
    const { amount, type, donorName } = wish;
    const body = { amount, type, donorId: user.id, donorName, phone: `509${digitsOf(phone)}` };
    try {
      const started = await api('POST /api/payments/moncash/initiate', { body, idempotencyKey: key.current });
      await remind(wish);
      setTransactionId(started.transactionId);
      setStage('waiting');
    } catch (error) {
      fail(error, errorText(error));
    }
  }
  return { stage, problem, giveByCard, giveByMoncash };
}
