import { useEffect, useState } from 'react';
import { listCampaigns } from '@/games/jime/session/campaigns';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';

export type CampaignList = { campaigns: OfferedCampaign[] | null; failed: boolean; retry(): void };

/** The campaigns that can be begun, read when somebody wants to begin one. */
export const useCampaigns = (): CampaignList => {
  const [campaigns, setCampaigns] = useState<OfferedCampaign[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    listCampaigns().then(
      (found) => here && setCampaigns(found),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { campaigns, failed, retry };
};
