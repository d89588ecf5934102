import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import { Button, Drawer, MantineProvider, MultiSelect, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

export interface Content {
  head: string[];
  rows: string[][];
  fields: { label: string; options: string[] }[];
}

async function answerOf(page: number): Promise<Content> {
  return (await fetch(`/answer.json?page=${page}`)).json();
}

const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

function Page() {
  const [pages, setPages] = useState<Record<number, Content>>({});
  const [page, setPage] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const load = async (wanted: number) => {
    const answer = await answerOf(wanted);
    setPages((former) => ({ ...former, [wanted]: answer }));
    setPage(wanted);
  };
  useEffect(() => {
    void answerOf(1).then((first) => setPages({ 1: first }));
  }, []);
  const content = pages[page];
  if (!content) return null;
  return (
    <>
      <Button onClick={() => setPage(page - 1)}>Previous page</Button>
      <Button onClick={() => void load(page + 1)}>Next page</Button>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            {content.head.map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {content.rows.map((cells) => (
            <Table.Tr key={cells.join()}>
              {cells.map((cell, at) => (
                <Table.Td key={content.head[at]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} position="right" title="Filters">
        {content.fields.map(({ label, options }) => (
          <MultiSelect key={label} label={label} data={options} />
        ))}
      </Drawer>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MantineProvider theme={{ fontFamily }}>
      <Page />
    </MantineProvider>,
  );
