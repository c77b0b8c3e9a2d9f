import type { PanelStaffQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ILike, In, IsNull, Not, type Repository } from 'typeorm';
import type { ListPage } from '../../../platform/database/sql/list-page.js';
import { containing } from '../../../platform/database/sql/sql-conditions.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { StaffAccount } from '../staff-account.entity.js';

/** Reads all accounts in one query: a provider has few. */
@Injectable()
export class StaffListRepository {
  constructor(
    @InjectRepository(StaffAccount)
    private readonly accounts: Repository<StaffAccount>,
  ) {}

  async page({
    sort,
    range: [first, last],
    filter,
  }: PanelStaffQuery): Promise<ListPage<StaffAccount>> {
    const [column, direction] = sort ?? ['email', 'ASC'];
    const { id, isDisabled, q } = filter;
    const [rows, total] = await this.accounts.findAndCount({
      where: {
        ...(id && { id: In(id) }),
        ...(isDisabled !== undefined && {
          disabledAt: isDisabled ? Not(IsNull()) : IsNull(),
        }),
        ...(q && { email: ILike(containing(q)) }),
      },
      order: {
        [column === 'email' ? 'emailKey' : column]: direction,
        id: 'ASC',
      },
      skip: first,
      take: last - first + 1,
    });
    return { first, rows, total };
  }

  /** @throws Problem `staff_not_found` */
  async one(id: string): Promise<StaffAccount> {
    const account = await this.accounts.findOneBy({ id });
    if (!account) throw new Problem('staff_not_found');
    return account;
  }
}
